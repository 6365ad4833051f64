// A board in a notebook: shows the model's `state` (api/board_game.py) and sends what is clicked.

const SVG = "http://www.w3.org/2000/svg";

function element(kind, attributes, parent) {
  const made = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "text") made.textContent = value;
    else made.setAttribute(name, value);
  }
  parent?.append(made);
  return made;
}

const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const same = (a, b) => apart(a, b) < 0.01;

function fromLine(point, from, to) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return apart(point, [from[0] + part * dx, from[1] + part * dy]);
}

// The lightness (0 to 1) and opacity of a computed colour; each notation has a scale of its own.
function lightness(colour) {
  const [, notation = "", inside = ""] = colour.match(/^([a-z]+)\((.*)\)$/) ?? [];
  const words = inside.split(/[\s,/]+/).slice(notation === "color" ? 1 : 0);
  const [first, second, third, opacity = 1] = words.map((word) => parseFloat(word) || 0);
  if (words.length < 3) return { light: 1, opacity: 0 };
  if (notation.startsWith("ok")) return { light: first, opacity };
  if (notation.startsWith("l")) return { light: first / 100, opacity }; // lab, lch
  return { light: (0.299 * first + 0.587 * second + 0.114 * third) / (notation === "color" ? 1 : 255), opacity };
}

// Whether the ground behind the board is dark, whatever the notebook calls its theme.
function onDarkGround(node) {
  for (let at = node; at; at = at.parentElement ?? at.getRootNode().host) {
    const { light, opacity } = lightness(getComputedStyle(at).backgroundColor);
    if (opacity > 0.5) return light < 0.5;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

// What a key pressed in the board is for: to "leave" it, a "command" of the notebook, to "type" a move, or to "stay".
function useOfKey({ key, ctrlKey, metaKey, altKey }, inField) {
  if (key === "Escape") return "leave";
  if (ctrlKey || metaKey || altKey) return "command";
  return !inField && key.length === 1 && key !== " " ? "type" : "stay";
}

function leave(root) {
  for (let at = root.parentElement; at; at = at.parentElement ?? at.getRootNode().host) {
    if (at.tabIndex >= 0) return at.focus();
  }
  return root.getRootNode().activeElement?.blur();
}

// The move that a point of the picture means, and the part (a square, an end of an edge) that it lies on.
function meant(state, point) {
  let move = null, part = null, near = 0.3 * state.size, inside = 0.5 * state.size;
  for (const candidate of state.moves) {
    for (const at of candidate.at) {
      if (apart(at, point) < near) [move, near] = [candidate, apart(at, point)];
    }
    for (const at of candidate.parts) {
      if (apart(at, point) < inside) [part, inside] = [at, apart(at, point)];
    }
  }
  if (!move && !part) {
    let beside = 0.2 * state.size;
    for (const candidate of state.moves.filter((each) => each.parts.length === 2)) {
      const [from, to] = candidate.parts;
      if (fromLine(point, from, to) < beside) [move, beside] = [candidate, fromLine(point, from, to)];
    }
  }
  return { move, part };
}

function render({ model, el }) {
  const root = element("div", { class: "tiling-board", tabindex: "-1" }, el);
  const sentence = element("p", { "aria-live": "polite" }, root);
  const picture = element("div", { class: "picture" }, root);
  const value = element("p", { class: "value", "aria-live": "polite" }, root);
  const error = element("p", { class: "error", role: "alert" }, root);
  const buttons = element("div", { class: "row" }, root);
  const moves = element("div", { class: "row moves", role: "group", "aria-label": "Moves" }, root);
  const line = element("p", { class: "line" }, root);
  const button = (text, message) => {
    const made = element("button", { type: "button", text }, buttons);
    made.addEventListener("click", () => model.send(message()));
    return made;
  };
  const undo = button("Undo", () => ({ undo: true }));
  const redo = button("Redo", () => ({ redo: true }));
  const values = button("Values", () => ({ values: !model.get("state").values }));
  button("New game", () => ({ restart: true }));
  const typed = element("form", { class: "row" }, buttons);
  const field = element("input", { placeholder: "or type a move", "aria-label": "A move" }, typed);
  element("button", { type: "submit", text: "Play" }, typed);
  typed.addEventListener("submit", (event) => {
    event.preventDefault();
    model.send({ play: field.value });
    field.value = "";
  });

  root.addEventListener("keydown", (event) => {
    const use = useOfKey(event, event.target === field);
    if (use === "leave") leave(root);
    if (use === "type") field.focus();
    if (use === "type" || use === "stay") event.stopPropagation();
  });

  let picked = [];
  let shown = "";
  // A saved page shows boards whose kernel is gone: until it has answered, there is nothing to press.
  let live = false;
  const call = String(Math.random());
  function answered(message) {
    if (message?.answer !== call) return;
    live = true;
    show();
  }

  function point(event) {
    const svg = picture.querySelector("svg");
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [at.x, at.y];
  }

  // Marks are drawn over the picture: the move under the hand, and the squares or ends clicked so far.
  function mark(move) {
    const svg = picture.querySelector("svg");
    svg.querySelector(".marks")?.remove();
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", "marks");
    group.setAttribute("pointer-events", "none");
    const add = (kind, attributes) => {
      const made = document.createElementNS(SVG, kind);
      for (const [name, given] of Object.entries(attributes)) made.setAttribute(name, given);
      group.append(made);
    };
    const size = model.get("state").size;
    const ink = { fill: "none", stroke: "#1a73e8", "stroke-opacity": 0.55, "stroke-linecap": "round" };
    for (const [x, y] of picked) add("circle", { ...ink, cx: x, cy: y, r: 0.3 * size, "stroke-width": 3 });
    if (move?.parts.length) {
      const points = [move.parts[0], ...move.at, ...move.parts.slice(1)].map((at) => at.join(",")).join(" ");
      add("polyline", { ...ink, points, "stroke-width": 0.3 * size });
    } else if (move) {
      for (const [x, y] of move.at) add("circle", { ...ink, cx: x, cy: y, r: 0.25 * size, "stroke-width": 4 });
    }
    svg.append(group);
  }

  function tell(move) {
    const state = model.get("state");
    const told = move ? `${move.text}${move.value ? ": " + move.value : ""}` : state.value;
    value.textContent = told;
  }

  picture.addEventListener("pointermove", (event) => {
    if (!live) return;
    const { move } = meant(model.get("state"), point(event));
    mark(move);
    tell(move);
  });
  picture.addEventListener("pointerleave", () => {
    if (!live) return;
    mark(null);
    tell(null);
  });
  picture.addEventListener("click", (event) => {
    if (!live) return;
    const state = model.get("state");
    const { move, part } = meant(state, point(event));
    if (move) {
      model.send({ play: move.text });
      return;
    }
    if (!part) {
      picked = [];
    } else {
      picked = picked.some((at) => same(at, part)) ? picked.filter((at) => !same(at, part)) : [...picked, part];
      const within = (candidate) => picked.every((at) => candidate.parts.some((other) => same(at, other)));
      if (!state.moves.some(within)) picked = [part];
      const whole = state.moves.find((candidate) => within(candidate) && candidate.parts.length === picked.length);
      if (whole) model.send({ play: whole.text });
    }
    mark(null);
  });

  function show() {
    const state = model.get("state");
    const dark = onDarkGround(el);
    const svg = state.pictures[dark ? "dark" : "light"];
    root.classList.toggle("dark", dark);
    if (svg !== shown) {
      shown = svg;
      picture.innerHTML = svg;
      picked = [];
    }
    picture.classList.toggle("playable", live && state.moves.some((move) => move.at.length > 0));
    for (const part of [sentence, buttons, moves]) part.hidden = !live;
    sentence.textContent = state.busy || state.sentence;
    sentence.classList.toggle("over", state.over && !state.busy);
    error.textContent = state.error;
    error.hidden = !state.error;
    undo.disabled = !state.canUndo || Boolean(state.busy);
    redo.disabled = !state.canRedo || Boolean(state.busy);
    values.setAttribute("aria-pressed", String(state.values));
    typed.hidden = state.over;
    moves.replaceChildren();
    for (const move of state.moves.filter((each) => each.at.length === 0)) {
      const text = move.value ? `${move.text} (${move.value})` : move.text;
      const made = element("button", { type: "button", text }, moves);
      made.addEventListener("click", () => model.send({ play: move.text }));
    }
    line.textContent = state.line.map((move, i) => `${i + 1}. ${move}`).join("  ");
    tell(null);
    if (live && !state.busy) tellWhatIsShown(state);
  }

  // marimo runs cells again only after changes that were made in the browser.
  function tellWhatIsShown({ line, values }) {
    if (JSON.stringify(model.get("shown")) === JSON.stringify({ line, values })) return;
    model.set("shown", { line, values });
    model.save_changes();
  }

  model.on("change:state", show);
  model.on("msg:custom", answered);
  model.send({ call });
  const themes = new MutationObserver(show);
  themes.observe(document.body, { attributes: true });
  themes.observe(document.documentElement, { attributes: true });
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.addEventListener("change", show);
  requestAnimationFrame(show); // the ground is known once the board is in the page
  return () => {
    model.off("change:state", show);
    model.off("msg:custom", answered);
    themes.disconnect();
    scheme.removeEventListener("change", show);
  };
}

export default { render };
