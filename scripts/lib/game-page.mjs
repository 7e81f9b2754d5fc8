/**
 * The document that a game's script and style are loaded into.
 * @param {{ title: string, scripts: string[], style: string, fonts: string[] }} parts addresses, as the document says them
 */
export function gamePage({ title, scripts, style, fonts }) {
  const preload = fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
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
${scripts.map((src) => `<script src="${src}"></script>`).join('\n')}
</body>
</html>
`;
}
