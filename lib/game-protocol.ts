/** The messages between a game's frame and the page. Both sides parse with `parse…`; unknown ones are dropped. */

export const PROTOCOL_VERSION = 1;
/** `window.postMessage` type by which a frame asks for its port, and the page hands it over. */
export const HELLO = 'starwick:hello';
export const PORT = 'starwick:port';
