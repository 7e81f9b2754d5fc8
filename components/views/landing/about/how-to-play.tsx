/** The game's instructions: steps next to each other if each step is on its own line, or else plain text. */
import { Panel } from '@/components/ui/panel';

export const HowToPlay = ({ instructions }: { instructions: string }) => {
  const steps = instructions
    .split('\n')
    .map((step) => step.trim())
    .filter(Boolean);
  return (
    <Panel className="landing-how" aria-labelledby="how-to-play" id="how">
      <h2 id="how-to-play">How to play</h2>
      {steps.length > 1 ? (
        <ol>
          {steps.map((step, index) => (
            <li key={index}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p>{steps[0]}</p>
      )}
    </Panel>
  );
};
