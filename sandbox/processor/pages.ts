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
  const href = escapeHtml(returnUrl);
  return page(
    'Payouts are set up',
    `<p>No details were needed and you are verified.</p>
    <p><a class="button" href="${href}">Back to the site</a></p>`,
  );
}

type Question = {
  /** null: a card is set up, and nothing is charged. */
  readonly amount: { readonly amount: number; readonly currency: string } | null;
  readonly returnUrl: string;
};

/** The page in place of the bank's, where the cardholder confirms. */
export function bankPage(token: string, { amount, returnUrl }: Question): string {
  const asked =
    amount === null
      ? 'A site wants to save your card. Nothing is charged now.'
      : `A site wants to charge your card <strong>${formatAmount(amount)}</strong>.`;
  return page(
    'Is this you?',
    `<p>${asked}</p>
    <p>This page stands in for your bank’s. No money moves.</p>
    <p class="answers"><a class="button main" href="${basePath}/bank/${token}/confirm">Confirm</a>
    <a class="button" href="${basePath}/bank/${token}/refuse">Refuse</a></p>
    <p><a href="${escapeHtml(returnUrl)}">Go back without an answer</a></p>`,
    { header: 'Sandbox bank' },
  );
}

/** Sends the cardholder back at once, as a bank does. */
export function answeredPage(returnUrl: string): string {
  const href = escapeHtml(returnUrl);
  return page('Thank you', `<p><a href="${href}">Back to the site</a></p>`, {
    header: 'Sandbox bank',
    head: `<meta http-equiv="refresh" content="0; url=${href}">`,
  });
}

export function overPage(): string {
  return page(
    'Nothing to confirm',
    `<p>This question was answered, or the payment was made or ended in another way. Your account says where it stands.</p>
    <p><a href="/my-account/buying">Back to the site</a></p>`,
    { header: 'Sandbox bank' },
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
      <li>4000 0000 0000 0069 has expired, found when it is saved</li>
      <li>4000 0000 0000 0341 can be saved, and is declined when it is charged</li>
      <li>4000 0025 0000 3155 is confirmed at the bank when it is saved, then charged</li>
      <li>4000 0027 6000 3184 is confirmed at the bank when it is saved, and again for each charge</li>
      <li>4000 0082 6000 3178 is confirmed likewise, then has insufficient funds</li>
    </ul>
    <p><a href="${basePath}/payments">Take a payment back, or make this processor misbehave</a></p>
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
.answers { display: flex; flex-wrap: wrap; gap: .75rem; }
.main { background: CanvasText; color: Canvas; }
.button:hover { text-decoration: underline; }
`;

export function formatAmount({ amount, currency }: { amount: number; currency: string }): string {
  return (amount / 100).toLocaleString('en-GB', { style: 'currency', currency });
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export function page(
  title: string,
  body: string,
  { header = 'Sandbox card processor', head = '' } = {},
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Sandbox</title>
<link rel="stylesheet" href="${basePath}/style.css">
${head}
</head>
<body>
<header>${header}</header>
<main><h1>${title}</h1>${body}</main>
</body>
</html>
`;
}
