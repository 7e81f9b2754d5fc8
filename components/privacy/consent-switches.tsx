/** A switch for each purpose of a configured service. */
import type { ConsentChoice, ConsentService } from '@/lib/consent';
import { listPurposes } from '@/lib/consent';
import { CONSENT_PURPOSES } from '@/lib/messages/consent';
import { namesOfServices } from './service-names';

interface ConsentSwitchesProps {
  services: readonly ConsentService[];
  wanted: ConsentChoice;
  onChange(wanted: ConsentChoice): void;
}

export const ConsentSwitches = ({ services, wanted, onChange }: ConsentSwitchesProps) => (
  <div className="switches">
    {listPurposes(services).map((purpose) => (
      <label key={purpose} className="form-choice">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={`consent-${purpose}`}
          checked={wanted[purpose]}
          onChange={(event) => onChange({ ...wanted, [purpose]: event.target.checked })}
        />
        <span>
          <strong>{CONSENT_PURPOSES[purpose].title}</strong>
          <span id={`consent-${purpose}`} className="hint">
            {CONSENT_PURPOSES[purpose].explains(namesOfServices(services, purpose))}
          </span>
        </span>
      </label>
    ))}
  </div>
);
