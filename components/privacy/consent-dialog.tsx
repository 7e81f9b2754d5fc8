/**
 * The privacy question. Declining is as easy as accepting: it has two equal buttons, and details with a switch for
 * each purpose.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { giveFocus } from '@/components/ui/focus/give-focus';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { ConsentChoice, ConsentService } from '@/lib/consent';
import { listPurposes, REFUSED, refusesBySignal } from '@/lib/consent';
import { CONSENT_MESSAGES, CONSENT_PURPOSES } from '@/lib/messages/consent';
import { paths } from '@/lib/paths';
import { ConsentRoot, ConsentSpacer } from './consent-root';
import { ConsentSwitches } from './consent-switches';
import { formatList, namesOfServices } from './service-names';

interface ConsentDialogProps {
  services: readonly ConsentService[];
  choice: ConsentChoice | null;
  /** Whether the visitor opened the question. It then takes the focus, can be closed, and returns the focus. */
  isRequested: boolean;
  onDecide(choice: ConsentChoice): void;
  onClose(): void;
}

const ALL_ALLOWED: ConsentChoice = { analytics: true, advertising: true };

/** Takes the focus when the visitor opens the dialog, and returns it afterward. */
const useFocusOnRequest = (isRequested: boolean) => {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isRequested) return;
    const opener = document.activeElement;
    root.current?.focus();
    return () => giveFocus(opener);
  }, [isRequested]);
  return root;
};

export const ConsentDialog = ({ services, choice, isRequested, onDecide, onClose }: ConsentDialogProps) => {
  const id = useId();
  const root = useFocusOnRequest(isRequested);
  const [isDetailed, setIsDetailed] = useState(isRequested);
  const [wanted, setWanted] = useState(choice ?? REFUSED);
  const isRefusedBySignal = refusesBySignal(navigator);
  const requests = formatList(
    listPurposes(services).map((purpose) =>
      CONSENT_PURPOSES[purpose].purpose(namesOfServices(services, purpose)),
    ),
  );

  return (
    <ConsentRoot
      ref={root}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isRequested) onClose();
      }}
    >
      <ConsentSpacer />
      <h2 id={`${id}-title`}>{CONSENT_MESSAGES.title}</h2>
      {isRequested && (
        <button type="button" className="close" aria-label={CONSENT_MESSAGES.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      {isRefusedBySignal ? (
        <p id={`${id}-text`}>
          {CONSENT_MESSAGES.signal} {CONSENT_MESSAGES.signalHint}
        </p>
      ) : (
        <>
          <p id={`${id}-text`}>
            {CONSENT_MESSAGES.mayWe(requests)} {CONSENT_MESSAGES.freeToRefuse}{' '}
            <SiteLink href={paths.privacy()}>{CONSENT_MESSAGES.policy}</SiteLink>
          </p>
          {isDetailed && <ConsentSwitches services={services} wanted={wanted} onChange={setWanted} />}
          <div className="answers">
            <Button kind="line" onClick={() => onDecide(REFUSED)}>
              {CONSENT_MESSAGES.refuse}
            </Button>
            <Button kind="line" onClick={() => onDecide(ALL_ALLOWED)}>
              {CONSENT_MESSAGES.allow}
            </Button>
          </div>
          {isDetailed ? (
            <Button kind="line" isFull onClick={() => onDecide(wanted)}>
              {CONSENT_MESSAGES.save}
            </Button>
          ) : (
            <Button kind="ghost" isFull onClick={() => setIsDetailed(true)}>
              {CONSENT_MESSAGES.details}
            </Button>
          )}
        </>
      )}
    </ConsentRoot>
  );
};
