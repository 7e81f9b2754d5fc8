/** A switch with two or three options. The selected option is raised in a sunken track. */
import type { ComponentProps } from 'react';

export const SegmentedControl = (props: ComponentProps<'div'>) => (
  <div className="segmented-control" {...props} />
);
