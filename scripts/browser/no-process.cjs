/** Stands in the browser for the emulated `process`, of which nothing but a missing environment is read. */
module.exports = { env: {} };
