// Leaves the page for another one after a form was sent.

/** Settles if the visitor comes back to this page as it was: until then the form is as good as gone, and is not sent again. */
export const leaveFor = (address: string): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve());
    location.assign(address);
  });
