/** The offer of Unlimited, on a night panel. */
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export const UnlimitedPanel = () => (
  <section className="unlimited-panel" aria-labelledby="unlimited" data-night="">
    <img src="/art/thumbs/street.svg" alt="" loading="lazy" />
    <h2 id="unlimited">Keep every lamp lit with Unlimited</h2>
    <p>No banners, no video before you play, no waiting. Just the games.</p>
    <ButtonLink kind="play" href={paths.subscribe()}>
      See Unlimited
    </ButtonLink>
  </section>
);
