/** Replaces the emulated `process` in the browser; only a missing environment is read from it. */
module.exports = { env: {} };
