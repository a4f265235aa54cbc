// The styles of forms, for a screen whose form comes when it is wanted.
import './ChoiceGroup.module.css';
import './Field.module.css';
import './FileField.module.css';
import './FormScreen.module.css';
import './FormThanks.module.css';
import './VisitorForm.module.css';
