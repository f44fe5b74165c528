import { createRoot } from 'react-dom/client';
import { translate } from '../texts/translate.ts';
import { BUTTON_STYLE, MUTED_STYLE } from '../translations/styles.ts';
import { toKey, type Conflict, type Place } from './merge-versions.ts';
import { toLines } from './to-lines.ts';

type Props = {
  readonly conflicts: readonly Conflict[];
  readonly format: (place: Place) => string;
  /** Is called with the conflicts in which the other's version is chosen. */
  readonly onChoose: (choices: ReadonlySet<string>) => void;
  readonly onCancel: () => void;
};

/** Has an editor choose between two versions of each field that both changed; undefined when they rather go back. */
export async function chooseVersions(
  conflicts: readonly Conflict[],
  format: Props['format'],
): Promise<ReadonlySet<string> | undefined> {
  if (conflicts.length === 0) return new Set();
  const dialog = document.createElement('dialog');
  Object.assign(dialog.style, DIALOG_STYLE);
  dialog.setAttribute('aria-labelledby', 'conflict-title');
  document.body.appendChild(dialog);
  const root = createRoot(dialog);
  const choices = await new Promise<ReadonlySet<string> | undefined>((resolve) => {
    const cancel = () => resolve(undefined);
    dialog.addEventListener('cancel', cancel);
    root.render(<ConflictForm conflicts={conflicts} format={format} onChoose={resolve} onCancel={cancel} />);
    dialog.showModal();
  });
  root.unmount();
  dialog.remove();
  return choices;
}

/** Both versions of each field side by side, of which one is to be chosen. */
function ConflictForm({ conflicts, format, onChoose, onCancel }: Props) {
  const choose = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const keys = conflicts.map(({ place }) => toKey(place));
    onChoose(new Set(keys.filter((key) => data.get(key) === 'theirs')));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        choose(event.currentTarget);
      }}
      style={{ display: 'grid', gap: 20 }}
    >
      <h2 id="conflict-title" style={{ fontSize: 22, fontWeight: 700 }}>
        {translate('Someone else changed this too')}
      </h2>
      <p style={MUTED_STYLE}>{translate(EXPLANATION)}</p>
      {conflicts.map(({ place, mine, theirs }) => (
        <fieldset key={toKey(place)} style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
          <legend style={{ fontWeight: 700, marginBottom: 8 }}>{format(place)}</legend>
          <Version name={toKey(place)} value="mine" label="Your version" content={mine} />
          <Version name={toKey(place)} value="theirs" label="The other version" content={theirs} />
        </fieldset>
      ))}
      <p style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <button type="button" onClick={onCancel} style={BUTTON_STYLE}>
          {translate('Back to the form')}
        </button>
        <button type="submit" style={{ ...BUTTON_STYLE, background: '#5b2a9d', color: '#fff' }}>
          {translate('Save what I chose')}
        </button>
      </p>
    </form>
  );
}

type VersionProps = {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly content: unknown;
};

function Version({ name, value, label, content }: VersionProps) {
  const lines = typeof content === 'boolean' ? [translate(content ? 'Yes' : 'No')] : toLines(content);
  return (
    <label style={VERSION_STYLE}>
      <span style={{ fontWeight: 600 }}>
        <input type="radio" name={name} value={value} required style={{ marginRight: 8 }} />
        {translate(label)}
      </span>
      <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {lines.length > 0 ? lines.join('\n') : translate('Empty')}
      </span>
    </label>
  );
}

const EXPLANATION =
  'While you had it open, someone saved another version of the fields below. Everything else is brought together by itself. Choose what is kept of each.';
const DIALOG_STYLE = {
  width: 'min(880px, 92vw)',
  maxHeight: '86vh',
  margin: 'auto',
  padding: '28px',
  border: '0',
  borderRadius: '12px',
  overflow: 'auto',
  boxShadow: '0 20px 60px rgb(15 23 42 / 35%)',
};
const VERSION_STYLE = {
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  padding: 12,
  border: '1px solid #cbd5e1',
  borderRadius: 8,
  maxHeight: 260,
  overflow: 'auto',
  fontSize: 14,
} as const;
