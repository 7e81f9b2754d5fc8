/**
 * The account's two columns and their content (mockup account-edit). The styles are in a script, because only members
 * need them.
 */
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';

export const AccountSheet = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  width: 100%;
  max-width: 1120px;
  margin: 0 auto;
  padding: 8px 32px 54px;

  > .parts {
    display: grid;
    gap: 24px;
    align-content: start;
    min-width: 0;
    /* Keeps the footer out of view until the member's data has loaded, so that nothing visible moves. */
    min-height: 100vh;
  }
  .panel > p:not([class]) {
    max-width: 68ch;
  }
  .panel > h2 + * {
    margin-top: 16px;
  }
  .panel > h2 + .about,
  .panel > h2 + p {
    margin: 4px 0 18px;
    color: var(--textMuted);
  }
  .fields {
    display: grid;
    gap: 18px;
  }
  .site-form {
    gap: 24px;
  }
  [role='status']:not(.usage):empty {
    position: absolute;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 12px;
  }
  .row > .grow {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .links a,
  a.link {
    color: var(--highlightText);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .links li {
    padding: 4px 0;
  }
  [data-layout='classic'] & {
    grid-template-columns: 208px minmax(0, 1fr);
    gap: 24px;
    max-width: none;
    padding: 20px 4px 32px;
  }
  [data-layout='classic'] & .panel {
    border-radius: 6px;
  }
  ${below('desktop')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    padding: 4px var(--margin) 40px;

    [data-layout='classic'] & {
      grid-template-columns: minmax(0, 1fr);
      padding: 12px 0 24px;
    }
  }
`;
