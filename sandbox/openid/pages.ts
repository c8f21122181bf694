import { type Person, people } from './people.ts';

export const basePath = '/sandbox/openid';
const names = { google: 'Google', apple: 'Apple' } as const;
export type ProviderName = keyof typeof names;

/** The sign-in page. `at` is the path of this sign-in. */
export function signInPage(provider: ProviderName, at: string, problem: string | null): string {
  const name = names[provider];
  const choices = people
    .map(
      ({ firstName, lastName, email }) => `<li><a href="${at}/as?${new URLSearchParams({
        email,
        firstName,
        lastName,
      })
        .toString()
        .replaceAll('&', '&amp;')}">
        <span class="who">${escapeHtml(`${firstName} ${lastName}`)}</span>
        <span class="address">${escapeHtml(email)}</span>
      </a></li>`,
    )
    .join('\n');
  return page(
    `Sign in with ${name}`,
    `<p class="sandbox">Sandbox</p>
    <h1>Sign in with ${name}</h1>
    <p class="note">This site is not registered with ${name}. This page stands in for it: these people are made up and no password is needed.</p>
    <h2>Continue as</h2>
    <ul>${choices}</ul>
    <h2>Or as someone else</h2>
    ${problem === null ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
    <form action="${at}/as" method="get">
      <label>E-mail <input autocomplete="off" name="email" required type="email"></label>
      <div class="pair">
        <label>First name <input autocomplete="off" maxlength="100" name="firstName"></label>
        <label>Last name <input autocomplete="off" maxlength="100" name="lastName"></label>
      </div>
      <button type="submit">Continue</button>
    </form>
    <p class="back"><a href="${at}/cancel">Cancel and go back</a></p>`,
  );
}

export function errorPage(provider: ProviderName, problem: string): string {
  return page(
    'Sign-in stopped',
    `<p class="sandbox">Sandbox</p><h1>Sign-in stopped</h1>
    <p class="note">The page that stands for ${names[provider]} cannot continue: ${escapeHtml(problem)}.</p>
    <p class="back"><a href="/">Back to the site</a></p>`,
  );
}

/**
 * The protocol's self-posting form with its script in a file, because the site's policy blocks
 * inline scripts.
 */
export function posted(form: string, person: Person | undefined): string {
  const user = person && {
    name: { firstName: person.firstName, lastName: person.lastName },
    email: person.email,
  };
  return form
    .replace(/<script>.*?<\/script>/s, `<script src="${basePath}/submit.js"></script>`)
    .replace(
      '</form>',
      user
        ? `<input type="hidden" name="user" value="${escapeHtml(JSON.stringify(user))}"></form>`
        : '</form>',
    );
}

export const submitScript =
  "document.addEventListener('DOMContentLoaded', () => document.forms[0].submit());\n";

export const stylesheet = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f8f8, #131211);
  --sheet: light-dark(#ffffff, #1c1a18);
  --shade: light-dark(#eceeee, #211f1c);
  --ink: light-dark(#17191b, #efebe4);
  --ink-soft: light-dark(#565c61, #aaa49a);
  --hairline: light-dark(#d8dcdd, #34312c);
  --line: light-dark(#7d8489, #7b756b);
  --dot: light-dark(#c32a18, #ff7a61);
  --waiting: light-dark(#7a5300, #dcb25e);
  font: 1.0625rem/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { width: min(26rem, 100% - 2.5rem); margin: 0 auto; padding: clamp(2rem, 8vh, 5rem) 0 4rem; }
h1 { margin: .5rem 0 .75rem; font-size: 2rem; font-weight: 400; letter-spacing: -.015em; line-height: 1.15; text-wrap: balance; }
h2 { margin: 2.25rem 0 .75rem; font-size: .9375rem; font-weight: 600; }
a { color: inherit; text-underline-offset: .3em; text-decoration-thickness: 1px; }
.sandbox { display: inline-block; margin: 0; padding: .125rem .5rem; border: 1px solid; font-size: .8125rem; color: var(--waiting); }
.note, .address { color: var(--ink-soft); }
.note { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--hairline); }
li a { display: grid; padding: .75rem .25rem; border-bottom: 1px solid var(--hairline); text-decoration: none; }
li a:hover { background: var(--shade); }
.who { font-weight: 520; }
.address { font-size: .9375rem; overflow-wrap: anywhere; }
form { display: grid; gap: 1rem; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr)); }
label { display: grid; gap: .375rem; font-size: .9375rem; font-weight: 520; }
input { width: 100%; min-height: 3rem; padding: .625rem .75rem; border: 1px solid var(--line); border-radius: 0; background: var(--sheet); color: inherit; font: inherit; font-size: 1rem; }
button { min-height: 3rem; border: 0; border-radius: 0; background: var(--ink); color: var(--paper); font: inherit; font-size: .9375rem; font-weight: 520; cursor: pointer; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.problem { margin: 0 0 1rem; font-size: .9375rem; color: var(--dot); }
.back { margin: 1.75rem 0 0; font-size: .9375rem; }
.back a { display: inline-block; padding: .625rem 0; }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Sandbox</title>
<link rel="stylesheet" href="${basePath}/style.css">
</head>
<body>
<main>${body}</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
