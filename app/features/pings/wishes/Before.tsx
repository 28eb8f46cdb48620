import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { WISHES, WISHES_ANSWERED } from "~/core/storage-names";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { storedText, storeText } from "~/ui/browser/browser-storage.client";
import { addBefore } from "./add-before";
import { localWishes } from "./keep-wishes.client";
import type { WishControls } from "./use-wishes";
import { changed, MOST_WISHES, type Wishes } from "./wishes";

const stored = () => storedText("localStorage", WISHES);
const isAnswered = () => storedText("localStorage", WISHES_ANSWERED) === stored();
const answer = () => storeText("localStorage", WISHES_ANSWERED, stored() ?? null);

type BeforeProps = Pick<WishControls, "change"> & { wishes: Wishes };

/** Offers a member what somebody wished in this browser without signing in, as far as it adds to their own, which stays. The same is not
 * offered again once it was taken or left. */
export function Before({ wishes, change }: BeforeProps) {
  const { t } = useTranslation("wishes");
  const [isLeft, setLeft] = useState(isAnswered);
  const adding = addBefore(wishes, localWishes());
  const taken = changed(wishes, adding.change);
  const addsNothing = taken.ok && JSON.stringify(taken.wishes) === JSON.stringify(wishes);
  const isOver = isLeft || addsNothing;
  useEffect(() => {
    if (!isOver) return;
    setLeft(true);
    answer();
  }, [isOver]);
  if (isOver) return null;
  const told = adding.isAll ? t("done.before") : t("done.beforeSome", { most: MOST_WISHES });
  return (
    <Alert
      announced={false}
      actions={
        <>
          <Button size="small" onClick={() => change(adding.change, told)}>
            {t("before.action")}
          </Button>
          <Button kind="quiet" size="small" onClick={() => setLeft(true)}>
            {t("before.leave")}
          </Button>
        </>
      }
    >
      {t("before.text")}
    </Alert>
  );
}
