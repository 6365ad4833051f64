#!/bin/sh
# Qt: the size in points of a font given in pixels is that of the device which met the font first.
#
# One would guess: QFontInfo(font).pointSizeF() of a font of 14 pixels depends on the screen alone (10.5 at 96 dpi).
# What happens: a font is noted once for all devices of a process, under its size in pixels. If it is first measured for
#   a page of 1200 dpi (QPdfWriter, QPrinter), it has 0.84 points from then on, also for the screen.
# Why it matters: QFusionStyle draws the lists of combo boxes and menu items in QFontInfo(font).pointSizeF(): after a
#   page with text in pixels, such as any SVG, is printed, they are one pixel high until the program is started again.
# Versions: PySide6 6.11.3, Python 3.11.
# Exits with 1 if the behaviour is another one.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3
cat > "$folder/points.py" << 'PYTHON'
import sys

from PySide6.QtCore import QBuffer, QIODevice, qVersion
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QGuiApplication, QPdfWriter

app = QGuiApplication([])
font = QFont()
font.setPixelSize(14)
if sys.argv[1] == "page first":
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QFontMetrics(font, QPdfWriter(buffer)).height()
print(qVersion(), sys.argv[1], QFontInfo(font).pixelSize(), QFontInfo(font).pointSizeF())
PYTHON
export QT_QPA_PLATFORM=offscreen
screen=$("$folder/venv/bin/python" "$folder/points.py" "screen first")
page=$("$folder/venv/bin/python" "$folder/points.py" "page first")
echo "$screen"
echo "$page"
case "$screen" in *"14 10.5") ;; *) exit 1 ;; esac
case "$page" in *"14 0.84") ;; *) exit 1 ;; esac
