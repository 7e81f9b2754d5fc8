/** Composes mail as plain text and as HTML with the same content: paragraphs, links, one button, a footer. */

/** A link on its own line. */
export interface MailLink {
  label: string;
  /** The text below the link. */
  about?: string;
  href: string;
}

export interface MailText {
  /** The kind of mail; tests and the outbox group mail by it. */
  kind: string;
  subject: string;
  paragraphs: readonly string[];
  /** A list below the paragraphs. */
  links?: readonly MailLink[];
  button?: { label: string; href: string };
  /** Small print below the button. */
  closing?: readonly string[];
  /** Links in the small print. */
  closingLinks?: readonly MailLink[];
  headers?: Record<string, string>;
}

export interface MailMessage {
  kind: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  headers: Record<string, string>;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtmlText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

const FONT = 'font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const renderParagraph = (text: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtmlText(text)}</p>`;

const renderLinkRow = ({ label, about, href }: MailLink): string =>
  `<p style="margin:0 0 12px;padding:14px 18px;border-radius:12px;background:#EEF1F8"><a href="${escapeHtmlText(href)}" style="color:#101F47;font-weight:700">${escapeHtmlText(label)}</a>${about === undefined ? '' : `<br>${escapeHtmlText(about)}`}</p>`;
const renderSmallLink = ({ label, href }: MailLink): string =>
  `<p style="margin:0 0 8px;font-size:13px"><a href="${escapeHtmlText(href)}" style="color:#4A5672">${escapeHtmlText(label)}</a></p>`;

const renderHtmlBody = (
  { subject, paragraphs, links = [], button, closing = [], closingLinks = [] }: MailText,
  sender: string,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtmlText(subject)}</title></head>
<body style="margin:0;background:#EEF1F8;color:#16203A;${FONT}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 20px;font-weight:700;font-size:18px">${escapeHtmlText(sender)}</p>
<div style="background:#FFFFFF;border-radius:12px;padding:28px">
${paragraphs.map((text) => renderParagraph(text, '')).join('\n')}
${links.length > 0 ? `<div style="margin:0 0 24px">${links.map(renderLinkRow).join('\n')}</div>` : ''}
${
  button
    ? `<p style="margin:24px 0"><a href="${escapeHtmlText(button.href)}" style="background:#101F47;color:#FFFFFF;text-decoration:none;border-radius:999px;padding:12px 24px;display:inline-block">${escapeHtmlText(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4A5672;word-break:break-all">${escapeHtmlText(button.href)}</p>`
    : ''
}
${closing.map((text) => renderParagraph(text, 'font-size:13px;color:#4A5672')).join('\n')}
${closingLinks.map(renderSmallLink).join('\n')}
</div></div></body></html>`;

const renderLinkLines = ({ label, about, href }: MailLink): string =>
  [about === undefined ? `${label}:` : `${label}: ${about}`, href].join('\n');

const renderTextBody = (
  { paragraphs, links = [], button, closing = [], closingLinks = [] }: MailText,
  sender: string,
): string =>
  [
    ...paragraphs,
    ...links.map(renderLinkLines),
    ...(button ? [renderLinkLines(button)] : []),
    ...closing,
    ...closingLinks.map(renderLinkLines),
    `-- \n${sender}`,
  ].join('\n\n');

/** Composes a message that is signed with the product's name. */
export const composeMail = (words: MailText, sender: string): MailMessage => ({
  kind: words.kind,
  // A line break in the subject could inject another header.
  subject: words.subject.replaceAll(/[\r\n]+/g, ' '),
  textBody: renderTextBody(words, sender),
  htmlBody: renderHtmlBody(words, sender),
  headers: words.headers ?? {},
});
