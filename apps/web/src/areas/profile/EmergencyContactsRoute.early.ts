import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { contactsPath } from './contacts/contact-operations';

export const questions: EarlyQuestions = () => [['get', contactsPath]];
