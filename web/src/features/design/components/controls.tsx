import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CheckboxField, RadioGroup } from '../../../ui/choice.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextareaField, TextField } from '../../../ui/text-field.tsx';
import { Row, Sample } from './sample.tsx';

const expiries = [
  { value: '30', label: '30 days' },
  { value: '60', label: '60 days', description: 'You can withdraw it at any time.' },
  { value: '0', label: 'Until accepted', disabled: true },
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
      </Sample>
    </>
  );
}
