/** The game's instructions: steps side by side where they are given line by line, else plain text. */
import styled from 'styled-components';
import { Panel } from '@/components/ui/panel';
import { below } from '@/styles/breakpoints';

const Root = styled(Panel)`
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
    gap: 18px;
    margin-top: 16px;
    counter-reset: step;
  }
  li {
    counter-increment: step;
    font-size: 15px;
    line-height: 1.42;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 38px;
    height: 44px;
    margin-bottom: 10px;
    padding-top: 4px;
    border-radius: 50% 50% 9px 9px/43% 43% 9px 9px;
    background: var(--accentSoft);
    color: var(--accentText);
    font: 800 18px/1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
  }
  > p {
    margin-top: 10px;
    font-size: 16px;
    max-width: 66ch;
  }
  ${below('tablet')} {
    ol {
      grid-template-columns: 1fr;
      gap: 14px;
    }
    li {
      display: grid;
      grid-template-columns: 38px 1fr;
      gap: 14px;
      align-items: center;
    }
    li::before {
      margin: 0;
    }
  }
`;

export const HowToPlay = ({ instructions }: { instructions: string }) => {
  const steps = instructions
    .split('\n')
    .map((step) => step.trim())
    .filter(Boolean);
  return (
    <Root aria-labelledby="how-to-play" id="how">
      <h2 id="how-to-play">How to play</h2>
      {steps.length > 1 ? (
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p>{steps[0]}</p>
      )}
    </Root>
  );
};
