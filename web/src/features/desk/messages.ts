/** Reasons to begin with, which an operator completes. */
export const reasons = {
  more: [
    'We cannot read the signature. Please send a sharper picture of it.',
    'Please send a picture of the number of your copy.',
    'Please send a picture of the whole work, front and back.',
    'Please send the certificate or the invoice.',
  ],
  reject: [
    'The signature does not match those that we know of this edition.',
    'The documents belong to another edition.',
    'This copy is damaged in a way that your description does not say.',
  ],
  submission: [
    'We could not verify this work.',
    'This edition is in our catalogue already.',
    'We do not carry works of this kind.',
  ],
} as const;

export const documentNames = {
  coa: 'Certificate',
  artwork: 'Work',
  provenence: 'Provenance',
  editionNumber: 'Number',
} as const;
