/** Cookies of this many users; the double gives each an id of its own. */
export function signInAll(origin: string, people: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: people }, (_, person) =>
      signIn(origin, `person-${person}@deckle.example`),
    ),
  );
}

/** Signs in as a browser does and returns the cookies. */
async function signIn(origin: string, identifier: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-deckle': '1',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ identifier, password: 'correct-horse-1' }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
