import { RadioGroup } from '../../../ui/choice.tsx';

type Props<Answer extends string> = {
  readonly legend: string;
  readonly options: readonly Answer[];
  readonly words: Readonly<Record<Answer, string>>;
  readonly value: Answer | null;
  readonly onChange: (answer: Answer) => void;
};

/** One answer of a few. */
export function AnswerChoice<Answer extends string>(props: Props<Answer>) {
  const { legend, options, words, value, onChange } = props;
  return (
    <RadioGroup
      legend={legend}
      onChange={({ target }) => {
        const answer = options.find((one) => one === target.value);
        if (answer !== undefined) onChange(answer);
      }}
      options={options.map((one) => ({ value: one, label: words[one] }))}
      value={value ?? ''}
    />
  );
}
