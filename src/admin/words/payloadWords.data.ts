/** Replacements for Payload's own words where those are technical terms. A salesperson has pages, offers and cars. */
export const PAYLOAD_WORDS = {
  authentication: {
    forceUnlock: 'Allow sign-in again',
    forgotPassword: 'Forgot password',
    login: 'Sign in',
    resetPassword: 'New password',
  },
  error: {
    autosaving: 'Your last change was not kept. Try again in a moment.',
    documentNotFound: 'This is not here: it was removed, or you may not see it.',
    followingFieldsInvalid_one: 'Not saved. Please check:',
    followingFieldsInvalid_other: 'Not saved. Please check:',
    previewing: 'The preview cannot be shown just now.',
    revertingDocument: 'The earlier version was not brought back. Try again in a moment.',
    unPublishingDocument: 'It is still on the site. Try again in a moment.',
  },
  general: {
    createdAt: 'Created',
    dashboard: 'Today',
    updatedAt: 'Changed',
    lastModified: 'Changed',
    payloadSettings: 'Look of the admin',
    untitled: 'No name yet',
    noLabel: '–',
    creatingNewLabel: 'New {{label}}',
    documentLocked: 'A colleague has this open',
    currentlyEditing:
      'is working on it now. If you take over, they cannot go on, and what they have not saved is lost.',
    editedSince: 'Last change',
    editingTakenOver: 'A colleague took this over',
    anotherUserTakenOver: 'What you typed after that is not kept. Go back, or read on without changing it.',
    documentModified: 'A colleague has changed this',
    documentOutOfDate: 'It was saved after you opened it. Load it again to see what changed.',
    reloadDocument: 'Load it again',
    nothingFound: 'Not here, or not for your role',
    sorryNotFound:
      'The address is wrong, what it showed was removed, or your role does not have it. An administrator of your dealer can tell you more.',
    backToDashboard: 'To Today',
    noResultsFound: 'Nothing here',
    noResultsDescription: 'Nothing has been added yet, or nothing matches the filter above.',
    noResults: 'No {{label}} yet, or none that match the filter above.',
  },
  version: {
    // Payload's date here is by the server's clock.
    aboutToRestore: 'This {{label}} goes back to the version that you are looking at.',
    aboutToRevertToPublished: 'Your changes since it was published are lost. Go back to what is on the site?',
    restoreThisVersion: 'Go back to this',
    confirmVersionRestoration: 'Go back to this version?',
    comparingAgainst: 'Before',
    currentlyViewing: 'What you look at',
    aboutToUnpublish: 'Take this off the site? It stays here as a draft.',
  },
}
