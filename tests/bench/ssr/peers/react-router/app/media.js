export const loader = ({ request }) =>
  fetch(`${process.env.DATA_URL}${new URL(request.url).pathname}`);
