export const basePath = '/sandbox/processor';

/** The page in place of the processor's onboarding questions. */
export function onboardingPage(token: string): string {
  return page(
    'Payouts',
    `<p>This site runs without a card processor. This page stands in for it: no details are needed and no money moves.</p>
    <p><a class="button" href="${basePath}/onboarding/${token}/done">Set up payouts</a></p>`,
  );
}

export function donePage(returnUrl: string): string {
  const href = returnUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return page(
    'Payouts are set up',
    `<p>No details were needed and you are verified.</p>
    <p><a class="button" href="${href}">Back to the site</a></p>`,
  );
}

export function usedLinkPage(): string {
  return page(
    'Link used',
    `<p>This link has been used. Start again from your account.</p>
    <p><a href="/">Back to the site</a></p>`,
  );
}

export function aboutPage(): string {
  return page(
    'Sandbox processor',
    `<p>This site runs without a card processor. This one stands in for it and no money moves. It accepts test cards only, with any future expiry date:</p>
    <ul>
      <li>4242 4242 4242 4242 and 5555 5555 5555 4444 are charged</li>
      <li>4000 0000 0000 0002 is declined when it is saved</li>
      <li>4000 0000 0000 9995 has insufficient funds, found when it is saved</li>
      <li>4000 0000 0000 0341 can be saved, and is declined when it is charged</li>
    </ul>
    <p><a href="/">Back to the site</a></p>`,
  );
}

/** Plain on purpose, so that these pages are not mistaken for the site's. */
export const stylesheet = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
header { padding-bottom: .75rem; border-bottom: 1px solid; font-size: .9rem; }
h1 { margin-top: 2rem; font-size: 1.6rem; line-height: 1.2; }
li { padding: .2rem 0; }
a { color: inherit; text-underline-offset: .25em; }
.button { display: inline-block; padding: .75rem 1.5rem; border: 1px solid; text-decoration: none; }
.button:hover { text-decoration: underline; }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Sandbox</title>
<link rel="stylesheet" href="${basePath}/style.css">
</head>
<body>
<header>Sandbox card processor</header>
<main><h1>${title}</h1>${body}</main>
</body>
</html>
`;
}
