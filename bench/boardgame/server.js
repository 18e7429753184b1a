// boardgame.io's own server, with its store in memory, on loopback. Prints its port.
// (package.json holds koa-compose at 4.1: since 4.2 it copies the list of handlers it is given, and
// the server's HTTP routes, which are added later, are never found.)
const { Server } = require("boardgame.io/server");
const { Isis } = require("./isis");

const server = Server({ games: [Isis], origins: [] });
// (`run` hands `port` to Node's `listen`, which takes an address beside the port.)
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
