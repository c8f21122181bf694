type Props = { readonly address: string };

/** An address that may break before its @, and nowhere else unless it must. */
export function Email({ address }: Props) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
