import { type Currency, currencies, formatMoney, money } from '../domain/money.ts';
import { orderStatusNames } from '../domain/order-status-names.ts';

/** Stands for the record that an act touched. */
export const theRecord = { isRecord: true } as const;
type Part = string | typeof theRecord;
export type AuditDetails = Readonly<Record<string, unknown>>;
type Words = (details: AuditDetails) => readonly Part[];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' ? String(value) : '–');
const because = ({ reason }: AuditDetails) => (textOf(reason) === '' ? '' : `: ${reason}`);
const quoted = (value: unknown) => `“${textOf(value)}”`;
const statusOf = (value: unknown) => {
  const name = Object.entries(orderStatusNames).find(([status]) => status === value)?.[1];
  return `“${name ?? textOf(value)}”`;
};
const amountOf = (amount: unknown, currency: unknown) => {
  const known: Currency | undefined = currencies.find((one) => one === currency);
  return typeof amount === 'number' && known ? formatMoney(money(amount, known)) : '';
};
const forPrice = ({ price, currency }: AuditDetails) => {
  const amount = amountOf(price, currency);
  return amount === '' ? '' : ` for ${amount}`;
};
const checked = ({ checks }: AuditDetails) =>
  textOf(checks) === '' ? '' : `; checked: ${textOf(checks)}`;
const proposedKinds: Readonly<Record<string, string>> = {
  'orders record-refund': 'refund',
  'orders record-repayment': 'repayment',
  'royalties record-payment': 'royalty payment',
};
const kindOf = ({ operation }: AuditDetails) => proposedKinds[textOf(operation)] ?? 'payment';
/** A refund of an order, a royalty to an artist. */
const ofOrTo = ({ operation }: AuditDetails) =>
  operation === 'royalties record-payment' ? ' to ' : ' of ';
const payment = (details: AuditDetails) => `a ${kindOf(details)}`;
const proposed = (details: AuditDetails) => `the proposed ${kindOf(details)}`;

const decided: Readonly<Record<string, string>> = {
  refund: 'with a refund in full',
  'partial-refund': 'with a partial refund',
  'send-back': 'so that the work is sent back',
  refuse: 'without a refund',
};

const dayOf = (instant: unknown) => textOf(instant).slice(0, 10);
/** 'days to ship' of 'daysToShip'. */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** '… the record …', and the reason that was given. */
const did =
  (before: string, after = ''): Words =>
  (details) => [before, theRecord, after, because(details)];

const tracked = ({ carrier, tracking }: AuditDetails) =>
  (textOf(carrier) === '' ? '' : `, by ${carrier}`) +
  (textOf(tracking) === '' ? '' : `, tracking number ${tracking}`);

/** What each act of the audit is, after the name of the person who did it. */
export const auditWords = {
  'asks.hold': did('opened ', ' to decide it'),
  'asks.approve': (details) => [
    ...['approved ', theRecord, forPrice(details)],
    ...[details.isOwn === true ? ', which they listed themselves' : '', checked(details)],
  ],
  'asks.request-info': (details) => [
    'asked the seller for more about ',
    ...[theRecord, forPrice(details), because(details), checked(details)],
  ],
  'asks.reject': (details) => [
    'rejected ',
    ...[theRecord, forPrice(details), because(details), checked(details)],
  ],
  'checklists.set': ({ point, after }) => [
    ...['noted what to look for at ', theRecord, `, ${textOf(point)}: `],
    after === null ? 'nothing' : quoted(after),
  ],
  'reasons.add': ({ after }) => ['added the standard reason ', quoted(after)],
  'reasons.change': ({ before, after }) => [
    `changed the standard reason ${quoted(before)} to ${quoted(after)}`,
  ],
  'reasons.remove': ({ before }) => ['took the standard reason ', quoted(before), ' away'],

  'orders.advance': ({ from, to, payment: reference, ...details }) => [
    ...['moved ', theRecord, ` from ${statusOf(from)} to ${statusOf(to)}`, tracked(details)],
    textOf(reference) === '' ? '' : `, by the bank’s payment ${reference}`,
  ],
  'orders.note': did('left a note for colleagues on '),
  'orders.add-pictures': ({ moment, pictures }) => [
    `added ${pictures === 1 ? 'a picture' : `${numberOf(pictures)} pictures`} of the condition at `,
    ...[moment === 'receipt' ? 'receipt' : 'dispatch', ' to ', theRecord],
  ],
  'orders.cancel': did('cancelled '),
  'orders.record-refund': ({ payment: reference }) => [
    ...['recorded the refund of ', theRecord, `, by the bank’s payment ${textOf(reference)}`],
  ],
  'orders.record-repayment': ({ payment: reference, amount, currency }) => [
    `recorded that the seller paid back ${amountOf(amount, currency) || 'money'} for `,
    ...[theRecord, `, by the bank’s payment ${textOf(reference)}`],
  ],
  'cases.decide': ({ decision, amount, currency, ...details }) => [
    ...['decided the case of ', theRecord, `, ${decided[textOf(decision)] ?? textOf(decision)}`],
    ...[textOf(currency) === '' ? '' : ` of ${amountOf(amount, currency)}`, because(details)],
  ],
  'cases.receive': did('confirmed that the work of ', ' came back'),
  'orders.fail-authentication': did('found that the work of ', ' is not what it was sold as'),
  'orders.return': did('sent the work of ', ' back to its seller'),
  'proposals.propose': ({ payment: reference, ...details }) => [
    `proposed to record ${payment(details)}${ofOrTo(details)}`,
    ...[theRecord, `, at the bank ${quoted(reference)}`],
  ],
  'proposals.approve': (details) => [`approved ${proposed(details)}${ofOrTo(details)}`, theRecord],
  'proposals.decline': (details) => [
    ...[`declined ${proposed(details)}${ofOrTo(details)}`, theRecord, because(details)],
  ],
  'proposals.expire': (details) => [
    ...[`closed the proposal to record ${payment(details)}${ofOrTo(details)}`, theRecord],
    ', which was not decided in time',
  ],
  'royalties.record-payment': ({ payment: reference, amount, currency }) => [
    ...[`recorded the royalty payment of ${amountOf(amount, currency) || 'a sum'} to `, theRecord],
    `, by the bank’s payment ${textOf(reference)}`,
  ],
  'dispute.opened': did('says that the buyer’s bank disputes the charge of '),
  'dispute.won': did('says that the dispute over ', ' is won'),
  'dispute.lost': did('says that the dispute over ', ' is lost'),
  'charge.refunded': ({ refunded, currency }) => [
    ...['refunded ', amountOf(refunded, currency) || 'the charge', ' of ', theRecord],
  ],
  'refund.failed': did('says that the refund of ', ' failed'),

  'mails.resend': did('sent ', ' again'),
  'mails.edit': did('changed '),
  'mails.reset': did('brought the default of ', ' back'),

  'artists.add': did('made the draft of '),
  'artists.edit': did('changed '),
  'artists.undo': did('undid the last change of '),
  'artists.publish': did('published '),
  'artists.unpublish': did('made ', ' a draft again'),
  'artists.merge': merged('artist'),
  'artworks.add': did('made the draft of '),
  'artworks.edit': did('changed '),
  'artworks.undo': did('undid the last change of '),
  'artworks.publish': did('published '),
  'artworks.unpublish': did('made ', ' a draft again'),
  'artworks.merge': merged('artwork'),
  'editions.add': did('added '),
  'editions.edit': did('changed '),
  'editions.undo': did('undid the last change of '),
  'editions.remove': did('removed '),
  'pictures.attach': did('added a picture to '),
  'pictures.edit': did('changed the words of a picture of '),
  'pictures.move': ({ position }) => [
    ...['moved a picture of ', theRecord, ` to place ${numberOf(position)}`],
  ],
  'pictures.replace': did('replaced a picture of '),
  'pictures.detach': did('took a picture away from '),
  'past-sales.add': ({ after }) => [...['recorded ', theRecord, forPrice(Object(after))]],
  'past-sales.edit': did('changed '),

  'texts.add': did('began '),
  'texts.edit': ({ version }) => ['saved version ', `${numberOf(version)} of `, theRecord],
  'texts.restore': ({ former }) => [`brought version ${numberOf(former)} of `, theRecord, ' back'],
  'texts.publish': ({ version }) => ['published ', theRecord, `, version ${numberOf(version)}`],
  'texts.unpublish': did('hid ', ' from visitors'),
  'texts.remove': ({ title }) => ['removed the draft ', quoted(title)],
  'imports.add': ({ rows }) => ['handed in ', theRecord, ` with ${numberOf(rows)} rows`],
  'imports.apply': did('wrote the rows of '),
  'imports.cancel': did('stopped '),
  'submissions.approve': did('accepted '),
  'submissions.reject': did('declined '),
  'releases.add': ({ isDraft }) => [isDraft === true ? 'made the draft of ' : 'made ', theRecord],
  'releases.edit': did('changed '),
  'releases.undo': did('undid the last change of '),
  'releases.move': did('moved ', ' to other times'),
  'releases.take-down': did('took ', ' out of the calendar'),
  'releases.put-up': did('put ', ' into the calendar'),
  'releases.name-seller': did('said who sells '),
  'raffle.run': ({ winners, entries }) => [
    ...['drew the raffle of ', theRecord, `: ${numberOf(winners)} of ${numberOf(entries)} win`],
  ],
  'showcase.arrange': did('arranged '),
  'showcase.undo': did('undid the last change of '),
  'collections.add': did('made '),
  'collections.edit': did('changed '),
  'collections.fill': did('chose the works of '),
  'collections.undo': did('undid the last change of '),
  'collections.move': ({ after }) => ['moved ', theRecord, ` to place ${numberOf(after)}`],
  'collections.publish': did('published '),
  'collections.unpublish': did('hid ', ' from visitors'),

  'accounts.block': did('blocked '),
  'accounts.unblock': did('let ', ' back in'),
  'accounts.lift-pause': did('let ', ' trade again'),
  'accounts.end-sessions': did('signed ', ' out everywhere'),
  'people.invite': ({ before, after }) => [
    ...['gave ', theRecord, ` the role ${textOf(after)}`],
    textOf(before) === '' ? '' : ` in place of ${before}`,
  ],
  'people.remove': ({ before }) => ['took the role ', textOf(before), ' away from ', theRecord],
  'people.reset-factor': did('reset the second factor of '),
  'people.set-up-factor': () => ['set up an authenticator app'],
  'people.use-recovery-code': () => ['came in with a recovery code'],
  'people.add-passkey': ({ name }) => ['added the passkey ', quoted(name)],
  'people.name-passkey': ({ name }) => ['named a passkey ', quoted(name)],
  'people.remove-passkey': ({ name }) => ['removed the passkey ', quoted(name)],

  'site.change': ({ changes }) => [
    ...['changed ', theRecord, `: ${Object.keys(Object(changes)).map(inWords).join(', ')}`],
  ],
  'fees.add': ({ from }) => ['set ', theRecord, ` that hold from ${dayOf(from)}`],
  'fees.take-back': ({ from }) => ['took back ', theRecord, ` of ${dayOf(from)}`],
  'flags.set': ({ enabled, userId }) => [
    ...['turned ', theRecord, enabled === true ? ' on' : ' off'],
    typeof userId !== 'number' ? '' : ` for account ${numberOf(userId)}`,
  ],
  'rates.accept': ({ from, to }) => [
    'accepted ',
    theRecord,
    `, ${numberOf(from)} before and ${numberOf(to)} after`,
  ],
  'desk.refused': ({ code }) => [
    'was refused ',
    theRecord,
    `: ${refusals[textOf(code)] ?? textOf(code)}`,
  ],
} as const satisfies Readonly<Record<string, Words>>;

export type AuditAction = keyof typeof auditWords;

const refusals: Readonly<Record<string, string>> = {
  'desk.not-staff': 'they are not staff',
  'desk.role-missing': 'their role does not allow it',
  'desk.factor-missing': 'they have no second factor yet',
  'desk.factor-needed': 'a code of the second factor was due',
  'desk.code-wrong': 'the code was wrong',
  'desk.passkey-wrong': 'the passkey was not accepted',
};

/** Of the record that went, and of the one that it went into. */
function merged(kind: string): Words {
  return ({ into, from }) =>
    into === undefined
      ? [`took the duplicate ${kind} ${numberOf(from)} into `, theRecord]
      : ['merged ', theRecord, ` into ${kind} ${numberOf(into)}`];
}

/** The parts of an act's sentence; null: an act that has no words. */
export function partsOf(action: string, details: AuditDetails): readonly Part[] | null {
  if (!Object.hasOwn(auditWords, action)) return null;
  return auditWords[action as AuditAction](details);
}
