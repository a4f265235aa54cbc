import { Menu, MenuItem, MenuTrigger, Popover, Button as Trigger } from 'react-aria-components';
import { useWords } from '../words/words.ts';
import buttonStyles from './Button.module.css';
import styles from './MoreMenu.module.css';

interface MoreMenuProps<Id extends string> {
  readonly acts: readonly { readonly id: Id; readonly name: string }[];
  readonly onChoose: (id: Id) => void;
}

/** What can be done beside what is done all the time, by name. */
export function MoreMenu<Id extends string>({ acts, onChoose }: MoreMenuProps<Id>) {
  const { publish } = useWords();
  return (
    <MenuTrigger>
      <Trigger className={buttonStyles.button ?? ''}>{publish.more}</Trigger>
      <Popover placement="bottom end">
        <Menu className={styles.menu ?? ''} onAction={(key) => onChoose(key as Id)}>
          {acts.map(({ id, name }) => (
            <MenuItem key={id} id={id} className={styles.item ?? ''}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
