/** Writes the document that loads a game's script and style. */

/** Reloads the frame when its game is built again; only a development build has this script (scripts/lib/dev-reload.js). */
const reloadScript = ({ slug, version }) =>
  `<script src="/dev/reload.js" data-slug="${slug}" data-version="${version}"></script>`;

/**
 * Returns the document as HTML.
 * @param {{ title: string, scripts: string[], style: string, fonts: string[],
 *   reload?: { slug: string, version: string } | null }} parts URLs, relative to the document
 */
export function gamePage({ title, scripts, style, fonts, reload = null }) {
  const preload = fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const elements = [
    ...scripts.map((src) => `<script src="${src}"></script>`),
    ...(reload ? [reloadScript(reload)] : []),
  ];
  return `<!doctype html>
<html lang="en" data-theme="modern">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title}</title>
${preload.join('\n')}
<link rel="stylesheet" href="${style}">
</head>
<body>
<div id="game"></div>
${elements.join('\n')}
</body>
</html>
`;
}
