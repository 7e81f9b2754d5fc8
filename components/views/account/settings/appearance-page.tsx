/** The page for a member's layout and theme. One click selects, saves and applies them. */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { describeError } from '@/lib/describe-error';
import type { Theme } from '@/lib/domain/site/layout';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { useAuth, useAppearance, useNotifications } from '@/stores/stores-provider';
import { below } from '@/styles/breakpoints';
import { AccountPage } from '../frame/account-page';

const APPEARANCE_CHOICES: readonly { theme: Theme; layout: string; name: string }[] = [
  { theme: 'modern', layout: 'Modern', name: 'Light' },
  { theme: 'modernDark', layout: 'Modern', name: 'Dark' },
  { theme: 'default', layout: 'Classic', name: 'Standard' },
  { theme: 'contrast', layout: 'Classic', name: 'High contrast' },
];

const ChoiceFieldset = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 14px;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 16px;
    padding: 0;
    color: var(--textMuted);
  }
  label {
    position: relative;
    padding: 8px 8px 12px;
    border-radius: 16px;
    box-shadow: inset 0 0 0 1.5px var(--borderStrong);
    font-weight: 650;
    text-align: center;
    cursor: pointer;
  }
  label:hover {
    background: var(--surfaceHover);
  }
  label:has(:checked) {
    background: var(--highlightSoft);
    box-shadow: inset 0 0 0 3px var(--highlight);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--focusRing);
    outline-offset: 3px;
  }
  input {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  img {
    width: 100%;
    height: auto;
    margin-bottom: 9px;
    border-radius: 10px;
  }
  small {
    display: block;
    font-weight: 400;
    font-size: 13px;
    color: var(--textMuted);
  }
  ${below('widescreen')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface SaveMessage {
  text: string;
  status: 'success' | 'error';
}

interface AppearanceChoiceProps {
  /** The choice that is being saved; null if there is none. */
  pending: Theme | null;
  message: SaveMessage | null;
  onChoose: (theme: Theme) => void;
}

const AppearanceChoice = ({ pending, message: saveMessage, onChoose }: AppearanceChoiceProps) => {
  const shown = useAppearance((state) => state.chosen.theme);
  const choices = useRef<HTMLFieldSetElement>(null);
  const hasChosen = useRef(pending !== null || saveMessage !== null);

  useEffect(() => {
    // Another layout has its own frame, which mounts this component again, so the focus must be restored.
    if (hasChosen.current) choices.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, []);

  return (
    <Panel>
      <h2>How the site looks</h2>
      <ChoiceFieldset ref={choices} aria-busy={pending !== null || undefined}>
        <legend>Saved with your account, for every device on which you sign in.</legend>
        {APPEARANCE_CHOICES.map(({ theme, layout, name }) => (
          <label key={theme}>
            <input
              type="radio"
              name="look"
              value={theme}
              checked={(pending ?? shown) === theme}
              onChange={() => onChoose(theme)}
            />
            <img src={`/art/looks/${theme}.svg`} alt="" width={200} height={130} />
            {layout}
            <small>{name}</small>
          </label>
        ))}
      </ChoiceFieldset>
      <div role="status">
        {saveMessage && <StatusNote status={saveMessage.status}>{saveMessage.text}</StatusNote>}
      </div>
    </Panel>
  );
};

export const AppearancePage = () => {
  const user = useAuth((state) => state.user);
  const { update } = useOwnAccount({ uid: user?.uid ?? '' });
  const notify = useNotifications((state) => state.notify);
  const [pending, setPending] = useState<Theme | null>(null);
  const [saveMessage, setSaid] = useState<SaveMessage | null>(null);

  const chooseTheme = async (theme: Theme): Promise<void> => {
    if (pending) return;
    setPending(theme);
    setSaid(null);
    const showMessage = (text: string, status: SaveMessage['status']): void => {
      setSaid({ text, status });
      notify(text, status, true);
    };
    try {
      // The auth store applies the theme when the user changes.
      await update({ field_theme: [{ value: theme }] });
      showMessage(ACCOUNT_PAGE_MESSAGES.appearanceSaved, 'success');
    } catch (error) {
      showMessage(describeError(error, ACCOUNT_PAGE_MESSAGES.saveFailure), 'error');
    } finally {
      setPending(null);
    }
  };

  return (
    <AccountPage part="look" title="Layout and theme" lines={2}>
      {() => (
        <AppearanceChoice
          pending={pending}
          message={saveMessage}
          onChoose={(theme) => void chooseTheme(theme)}
        />
      )}
    </AccountPage>
  );
};
