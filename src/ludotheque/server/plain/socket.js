// One socket at a table. It comes back by itself, and sends again what was not answered.

import { notice, told } from "./tools.js";

export function connect(code, onframe) {
  const waiting = new Map(); // id -> [command, done, failed]
  let socket, watching, tries = 0, sent = 0;

  function open() {
    const place = location.origin.replace("http", "ws");
    socket = new WebSocket(`${place}/api/tables/${encodeURIComponent(code)}/ws`);
    socket.onopen = () => {
      if (watching) socket.send(JSON.stringify(watching));
      for (const [command] of waiting.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = ({ data }) => take(JSON.parse(data));
    socket.onclose = ({ code: why }) => {
      if (why === 4404) return;
      notice("The connection is lost. It comes back by itself.");
      setTimeout(open, Math.min(5000, 200 * 2 ** tries++));
    };
  }

  function take(message) {
    if (message.type === "frame") {
      if (tries) notice();
      tries = 0;
      return onframe(message);
    }
    const [, done, failed] = waiting.get(message.id) ?? [];
    waiting.delete(message.id);
    if (message.type === "done" || message.type === "hint") done?.(message);
    else if (message.type === "refused") failed ? failed(message) : notice(told("error", message));
  }

  open();
  return (command) => {
    const named = { ...command, id: `${Math.random().toString(36).slice(2, 10)}-${++sent}` };
    if (command.do === "watch") watching = command;
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(named));
    return new Promise((done, failed) => waiting.set(named.id, [named, done, failed]));
  };
}
