#!/bin/sh
# Turns dist/tiling-gui (make package) into dist/tiling-gui.AppDir, and that into an AppImage where appimagetool is
# on the path. Run from anywhere: packaging/appimage/build.sh
set -eu
cd "$(dirname "$0")/../.."
name=io.github.tiling_gui.TilingGui
packed=dist/tiling-gui
folder=dist/tiling-gui.AppDir

if [ ! -x "$packed/tiling-gui" ]; then
  echo "$packed is missing; say make package first." >&2
  exit 2
fi

# The layout of an AppDir: AppRun, one desktop entry and its icon at the top, everything else under usr.
rm -rf "$folder"
mkdir -p "$folder/usr/lib"
cp -a "$packed" "$folder/usr/lib/tiling-gui"
mv "$folder/usr/lib/tiling-gui/share" "$folder/usr/share"
ln -s usr/share/applications/$name.desktop "$folder/$name.desktop"
ln -s usr/share/icons/hicolor/256x256/apps/$name.png "$folder/$name.png"
ln -s $name.png "$folder/.DirIcon"
# appimagetool and software centres look for the metainfo under this older name.
ln -s $name.metainfo.xml "$folder/usr/share/metainfo/$name.appdata.xml"
install -m 755 packaging/appimage/AppRun "$folder/AppRun"
echo "$folder: $(du -sm "$folder" | cut -f1) MB"

if command -v appimagetool >/dev/null; then
  appimagetool "$folder" "dist/tiling-gui-$(uname -m).AppImage"
else
  echo "appimagetool is not on the path: the AppDir is ready for it."
fi
