/** The drawn name of the product, in the colors of the theme. */

export const Wordmark = ({ name }: { name: string }) => (
  <svg className="wm" viewBox="0 0 418.68 94" role="img" aria-label={name}>
    <use href="/icons.svg#wordmark" />
  </svg>
);
