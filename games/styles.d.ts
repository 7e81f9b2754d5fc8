/** Declares imports of style sheets, which only the bundler processes. */
declare module '*.css';
