/** A switch with two or three options: a sunken track with the selected option raised. */
import type { ComponentProps } from 'react';

export const Segmented = (props: ComponentProps<'div'>) => <div className="segmented-control" {...props} />;
