/** What a person may propose to the operators. */
export const submissionKinds = ['work', 'release'] as const;

export const submissionStatuses = ['Pending', 'Approved', 'Rejected'] as const;
