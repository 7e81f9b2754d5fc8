/** Offers a JSON document as a file download. */

export const saveJson = (value: unknown, name: string): void => {
  const emailAddress = URL.createObjectURL(
    new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = emailAddress;
  link.download = name;
  link.click();
  // Waits, because the browser reads the URL only after this function has returned.
  setTimeout(() => URL.revokeObjectURL(emailAddress), 60_000);
};
