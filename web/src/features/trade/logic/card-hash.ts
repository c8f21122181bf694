/** Of the review's address: shows the card form. The form may need a reload of the page. */
export const cardHash = '#card';
