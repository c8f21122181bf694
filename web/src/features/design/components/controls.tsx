import { useState } from 'react';
import { mediums } from '../../../../../shared/domain/mediums.ts';
import { pictureTypes, uploadTypes } from '../../../../../shared/domain/uploads.ts';
import type { ShownFile } from '../../../lib/uploads/file-item.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CheckboxField, RadioGroup } from '../../../ui/choice.tsx';
import { ChoiceLink } from '../../../ui/choice-link.tsx';
import { ChoiceStrip } from '../../../ui/choice-strip.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextareaField, TextField } from '../../../ui/text-field.tsx';
import { Row, Sample } from './sample.tsx';

const expiries = [
  { value: '30', label: '30 days' },
  { value: '60', label: '60 days', description: 'You can withdraw it at any time.' },
  { value: '0', label: 'Until accepted', disabled: true },
];

const fileOf = (name: string, size: number): Pick<File, 'name' | 'size'> => ({ name, size });
const failed = { message: 'The connection failed.', requestId: null, canRetry: true };
const files: readonly ShownFile[] = [
  { key: '1', file: fileOf('front.jpg', 4_200_000), state: { is: 'sending', progress: 0.4 } },
  { key: '2', file: fileOf('back.jpg', 3_900_000), state: { is: 'waiting' } },
  { key: '3', file: fileOf('signature.png', 880_000), state: { is: 'failed', ...failed } },
];

export function Controls() {
  const [price, setPrice] = useState('1,250');
  const [expiry, setExpiry] = useState('30');
  return (
    <>
      <Sample name="Buttons">
        {([false, true] as const).map((loading) => (
          <Row key={String(loading)}>
            <Button loading={loading} variant="primary">
              Place bid
            </Button>
            <Button loading={loading}>List yours</Button>
            <Button loading={loading} variant="danger">
              Withdraw
            </Button>
            <Button loading={loading} variant="quiet">
              Cancel
            </Button>
          </Row>
        ))}
        <Row>
          <Button disabled variant="primary">
            Not yet
          </Button>
          <Button disabled>Not yet</Button>
          <ButtonLink size="small" to="/artworks">
            A link
          </ButtonLink>
          <IconButton icon="close" label="Close" />
          <IconButton disabled icon="next" label="Next" />
        </Row>
        <Button block variant="primary">
          As wide as its place
        </Button>
      </Sample>
      <Sample name="Fields">
        <TextField defaultValue="Ada" hint="As it stands on the parcel." label="First name" />
        <TextField label="Address line 2" optional placeholder="Flat, floor" />
        <TextField defaultValue="ada@" error="Enter an e-mail address" label="E-mail" />
        <TextField disabled defaultValue="GB" label="Not to be changed" />
        <PasswordField autoComplete="off" defaultValue="letmein1" label="Password" />
        <SelectField
          defaultValue=""
          label="Country"
          options={[
            { value: 'GB', label: 'United Kingdom' },
            { value: 'FR', label: 'France' },
          ]}
          placeholder="Choose a country"
        />
        <TextareaField label="Note" />
        <MoneyField
          currency="GBP"
          hint="At least £1,010 to lead."
          label="Your bid"
          onChange={setPrice}
          value={price}
        />
        <SearchField defaultValue="night ferry" label="Search the catalogue" verb="Search" />
      </Sample>
      <Sample name="Files">
        <FileField
          hint="The whole sheet, from the front and from the back."
          items={files}
          label="Photographs"
          onChoose={() => undefined}
          onRemove={() => undefined}
          onRetry={() => undefined}
          types={uploadTypes}
        />
        <FileField
          error="Add a picture of the work."
          items={[]}
          label="A picture"
          multiple={false}
          onChoose={() => undefined}
          onRemove={() => undefined}
          types={pictureTypes}
        />
      </Sample>
      <Sample name="Choices">
        <CheckboxField defaultChecked label="The billing address is the same" />
        <CheckboxField error="Accept the terms first" label="I accept the terms" />
        <RadioGroup
          legend="Keep it for"
          onChange={(event) => setExpiry(event.target.value)}
          options={expiries}
          value={expiry}
        />
        <ChoiceStrip label="Mediums">
          {mediums.map((medium, at) => (
            <li key={medium}>
              <ChoiceLink aria-current={at === 0 ? 'true' : undefined} to="/design">
                {medium}
              </ChoiceLink>
            </li>
          ))}
        </ChoiceStrip>
      </Sample>
    </>
  );
}
