/** What the CMS itself says when it did something or refused to, in plain words: what happened, and what to do about it. */

/** In the place of the CMS's own, by the keys that it knows them by. */
export const plainWords = {
  en: {
    error: {
      autosaving: 'Not saved: the server did not take it. It is tried again.',
      correctInvalidFields: 'Not saved: the marked fields say what they need. A tab with a number has as many of them.',
      deletingFile: 'The file was not deleted. Try again.',
      deletingTitle: '“{{title}}” was not deleted: the server did not answer. Try again.',
      documentNotFound:
        'There is no entry with the number {{id}}: it was deleted, or is of a catalogue that you do not work on.',
      followingFieldsInvalid_one: 'Not saved.',
      followingFieldsInvalid_other: 'Not saved.',
      invalidFileType: 'Files of this kind are not taken.',
      invalidFileTypeValue: 'Files of the kind {{value}} are not taken.',
      loadingDocument: 'Entry {{id}} could not be opened. Load the page again.',
      missingRequiredData: 'Not saved: something that is needed is missing.',
      noFilesUploaded: 'No file came with it: choose one.',
      notAllowedToAccessPage: 'This page is of a catalogue that you do not work on, or only administrators see it.',
      notAllowedToPerformAction:
        'Not done: your role does not allow it here. Editors and administrators of the catalogue may.',
      notFound: 'It is not there any more: it was deleted, or its address is wrong.',
      previewing: 'The preview could not be made. Load the page again.',
      problemUploadingFile: 'The file was not stored. Try again.',
      restoringTitle: '“{{title}}” is still in the trash: the server did not answer. Try again.',
      revertingDocument: 'Nothing was dropped: the server did not answer. Try again.',
      unPublishingDocument: 'It is still public: the server did not answer. Try again.',
      unableToDeleteCount: '{{count}} of {{total}} {{label}} could not be deleted.',
      unableToUpdateCount: '{{count}} of {{total}} {{label}} could not be changed.',
      unauthorized: 'You are signed out. Sign in again, in another window while something here is not saved.',
      unknown:
        'Not done: the server did not say why. Try again, and if it stays so, tell whoever runs Octavo when it was.',
      unspecific:
        'Not done: the server did not say why. Try again, and if it stays so, tell whoever runs Octavo when it was.',
      valueMustBeUnique: 'Another one has this already: choose another.',
    },
    general: {
      deletedSuccessfully: 'Deleted.',
      payloadSettings: 'How the admin looks',
      submissionSuccessful: 'Saved.',
      submitting: 'Saving …',
      successfullyCreated: '{{label}}: made.',
      successfullyDuplicated: '{{label}}: copied. This is the copy, a draft that nobody sees.',
      updatedLabelSuccessfully: '{{label}}: saved.',
      updatedSuccessfully: 'Saved.',
    },
    validation: {
      enterNumber: 'Type a number.',
      greaterThanMax: '{{value}} is more than {{max}}, the most that is taken.',
      invalidInput: 'This is not of the kind that belongs here.',
      invalidSelection: 'What is chosen is not there any more: choose again.',
      invalidSelections: 'Some of what is chosen is not there any more:',
      lessThanMin: '{{value}} is less than {{min}}, the least that is taken.',
      longerThanMin: 'It has to be longer: {{minLength}} characters at least.',
      notValidDate: '“{{value}}” is no day.',
      required: 'This is needed.',
      requiresAtLeast: 'At least {{count}} {{label}} are needed.',
      requiresNoMoreThan: 'No more than {{count}} {{label}} are taken.',
      shorterThanMax: 'It is too long: {{maxLength}} characters at most.',
    },
    version: {
      autosavedSuccessfully: 'Saved.',
      draftSavedSuccessfully: 'The draft is saved.',
      problemRestoringVersion: 'The version was not taken up. Try again.',
      restoredSuccessfully: 'The version is taken up, as a draft.',
      scheduledSuccessfully: 'Planned.',
      unpublishedSuccessfully: 'Unpublished: readers do not see it any more.',
    },
  },
} as const
