/** The error of an action, beside its control. */

/** @param error empty without one: the element exists before, so that screen readers announce the text */
export const ActionError = ({ error }: { error: string }) => (
  <p className="action-error" role="alert">
    {error}
  </p>
);
