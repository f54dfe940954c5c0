import { Bookmark, BookmarkCheck, Printer, Share2 } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { actions } from './ArticleScreen.css';

export type ArticleActionsProps = {
  /** True if it is among the saved ones of this device. */
  isSaved?: boolean;
  /** Saves it, or removes it. Left out in a page that stands without code. */
  onSave?: () => void;
  /** Left out where this browser cannot share. */
  onShare?: () => void;
  /** Left out in a page that stands without code. */
  onPrint?: () => void;
};

/** Offers what can be done with an article. */
export function ArticleActions({ isSaved = false, onSave, onShare, onPrint }: ArticleActionsProps) {
  return (
    <div className={actions} data-print="hide">
      {onSave && (
        <Button tone="secondary" size="small" icon={isSaved ? BookmarkCheck : Bookmark} onPress={onSave}>
          {isSaved ? m.article_saved() : m.article_save()}
        </Button>
      )}
      {onShare && (
        <Button tone="secondary" size="small" icon={Share2} onPress={onShare}>
          {m.article_share()}
        </Button>
      )}
      {onPrint && (
        <Button tone="secondary" size="small" icon={Printer} onPress={onPrint}>
          {m.article_print()}
        </Button>
      )}
    </div>
  );
}
