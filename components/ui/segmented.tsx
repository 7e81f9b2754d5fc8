/** A switch of two or three: a sunken track with the chosen part raised. */
import type { ComponentProps } from 'react';

export const Segmented = (props: ComponentProps<'div'>) => <div className="segmented-control" {...props} />;
