/** The build puts a style sheet into the worker as text. */
declare module '*/offline.css' {
  const text: string;
  export default text;
}
