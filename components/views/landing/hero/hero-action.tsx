/** A button on a game's image whose code loads with the first press. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { HeroDialogProps } from './hero-dialog';

const HeroDialog = lazyPart(async () => (await import('../lazy/pressed-parts')).HeroDialog, true);

interface HeroActionProps extends Omit<HeroDialogProps, 'presses'> {
  label: string;
}

export const HeroAction = ({ label, ...rest }: HeroActionProps) => {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button
        className="landing-share"
        kind="night"
        isIconOnly
        aria-label={label}
        onClick={() => setPresses((known) => known + 1)}
      >
        <Icon name={rest.of} />
      </Button>
      {presses > 0 && <HeroDialog {...rest} presses={presses} />}
    </>
  );
};
