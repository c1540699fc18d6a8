/** Replacements for Payload's own words where those are technical terms. A salesperson has pages, offers and cars. */
export const PAYLOAD_WORDS = {
  authentication: {
    backToLogin: 'Go to sign-in',
    changePassword: 'Change password',
    checkYourEmailForPasswordReset:
      'If that address is of an account here, a link is on its way to it. It works for an hour. No email? Check your spam folder, or ask an administrator of your dealer.',
    confirmPassword: 'Confirm new password',
    emailSent: 'Check your email',
    forgotPassword: 'Forgot password',
    forgotPasswordEmailInstructions: 'We email you a link to choose a new password.',
    login: 'Sign in',
    newPassword: 'New password',
    passwordResetSuccessfully: 'Your new password is saved.',
    resend: 'Send it again',
    resetPassword: 'New password',
    resetYourPassword: 'Choose a new password',
  },
  error: {
    correctInvalidFields: 'Please look at the marked fields.',
    autosaving: 'Your last change was not kept. Try again in a moment.',
    documentNotFound: 'This is not here: it was removed, or you may not see it.',
    followingFieldsInvalid_one: 'Not saved. Please check:',
    followingFieldsInvalid_other: 'Not saved. Please check:',
    notAllowedToAccessPage: 'It is for people who are signed in, and whose role has it.',
    previewing: 'The preview cannot be shown just now.',
    revertingDocument: 'The earlier version was not brought back. Try again in a moment.',
    tokenInvalidOrExpired:
      'This link was used, or is older than an hour. Ask for a new one under “Forgot password?”.',
    unauthorized: 'Please sign in',
    unknown: 'That did not work. Check the connection and try again.',
    unPublishingDocument: 'It is still on the site. Try again in a moment.',
  },
  general: {
    createNew: 'Add new',
    createdAt: 'Created',
    dashboard: 'Today',
    updatedAt: 'Changed',
    lastModified: 'Changed',
    payloadSettings: 'How it looks',
    submissionSuccessful: 'Done.',
    aboutToTrash:
      'Move the {{label}} <1>{{title}}</1> to the trash? It leaves the website at once, and keeps its address.',
    aboutToTrashCount: 'Move {{count}} {{label}} to the trash? They leave the website at once.',
    aboutToRestoreAsDraft: 'The {{label}} <1>{{title}}</1> comes back as a draft.',
    aboutToRestoreAsDraftCount: '{{count}} {{label}} come back as drafts.',
    restoreAsPublished: 'Publish at once',
    confirmRestoration: 'Restore from the trash?',
    submit: 'Send me a link',
    untitled: 'No name yet',
    noLabel: '–',
    // The title says already what is new.
    creatingNewLabel: 'Not saved yet',
    documentLocked: 'A colleague has this open',
    currentlyEditing:
      'is working on it now. If you take over, they cannot go on, and what they have not saved is lost.',
    editedSince: 'Last change',
    editingTakenOver: 'A colleague took this over',
    anotherUserTakenOver: 'What you typed after that is not kept. Go back, or read on without changing it.',
    documentModified: 'This was saved after you opened it',
    documentOutOfDate:
      'A colleague saved it, or you did in another window. Stay here to copy what you typed; loading it again shows what was saved.',
    // Of a search box: the names of the fields that it looks in.
    searchBy: '{{label}}',
    reloadDocument: 'Load it again',
    nothingFound: 'Not here, or not for your role',
    sorryNotFound:
      'The address is wrong, what it showed was removed, or your role does not have it. An administrator of your dealer can tell you more.',
    backToDashboard: 'Go to Today',
    noResultsFound: 'Nothing here',
    noResultsDescription: 'Nothing has been added yet, or nothing matches the filter above.',
    noResults: 'No {{label}} yet, or none that match the filter above.',
  },
  validation: {
    greaterThanMax: 'Use {{max}} or less.',
    lessThanMin: 'Use {{min}} or more.',
    longerThanMin: 'Use at least {{minLength}} letters.',
    shorterThanMax: 'Use at most {{maxLength}} letters.',
  },
  version: {
    // Payload's date here is by the server's clock.
    aboutToRestore:
      'The version that you are looking at becomes the draft of this {{label}}. The website stays as it is until you publish.',
    aboutToRevertToPublished: 'Your changes since it was published are lost. Go back to what is on the site?',
    restoreThisVersion: 'Restore as a draft',
    confirmVersionRestoration: 'Restore this version?',
    restoredSuccessfully: 'Restored as a draft. The website stays as it is until you publish.',
    comparingAgainst: 'Before',
    currentlyViewing: 'What you look at',
    publishChanges: 'Publish',
    aboutToUnpublish: 'Take this off the site? It stays here as a draft.',
  },
}
