/** A button on a game's image whose code loads with the first press. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { HeroDialogProps } from './hero-dialog';

const HeroDialog = createLazyComponent(async () => (await import('../lazy/pressed-parts')).HeroDialog, true);

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
