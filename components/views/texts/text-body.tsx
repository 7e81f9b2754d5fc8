/** The body of a text, as HTML that the server rendered from our own Markdown. Links to pages use the site's navigation. */
import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Matches links to files such as `/sdk/example/index.html`, which are not pages of the site. */
const FILE_PATH = /\.[a-z]+$/;

export const TextBody = ({ html }: { html: string }) => {
  const { push } = useRouter();
  const handleClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || FILE_PATH.test(href) || !isPlainClick(event)) return;
    event.preventDefault();
    void push(href);
  };
  return <div className="text-body" onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />;
};
