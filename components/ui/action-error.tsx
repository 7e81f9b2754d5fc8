/** Shows the error of an action next to its control. */

/** @param error empty if there is no error. The element exists before the error, so that screen readers announce its text. */
export const ActionError = ({ error }: { error: string }) => (
  <p className="action-error" role="alert">
    {error}
  </p>
);
